import { chromium } from 'playwright';
import axe from 'axe-core';
const base = process.argv[2];
const paths = ['/', '/become-a-member', '/contact-us', '/compliance-calendar', '/how-to-prepare-for-an-hmrc-audit', '/eventcalander', '/photos2025', '/our-team', '/search?q=fee', '/welcome-msb-meet-up-19th-june-2025','/glossary','/fact-sheets','/privacy-policy','/webinars'];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const seen = new Map(); const small = new Map();
for (const scheme of ['light', 'dark']) {
  const c = await b.newContext({ viewport: { width: scheme === 'light' ? 1280 : 390, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce', bypassCSP: true });
  for (const p of paths) {
    const page = await c.newPage();
    await page.goto(base + p); await page.waitForTimeout(800);
    await page.evaluate(axe.source);
    const r = await page.evaluate(() => window.axe.run(document, { runOnly: ['color-contrast-enhanced'], rules: { 'color-contrast-enhanced': { enabled: true } } }));
    for (const v of r.violations) for (const n of v.nodes) { const d = n.any[0]?.data ?? {}; const k = `${scheme} ${d.fgColor} on ${d.bgColor} ${d.contrastRatio} ${d.fontSize} ${d.fontWeight}`; if (!seen.has(k)) seen.set(k, `${p} ${n.target.join(' ')} ${n.html.slice(0, 90)}`); }
    const t = await page.evaluate(() => [...document.querySelectorAll('a,button,input,select,textarea,summary,[role=button],[tabindex="0"]')].map((e) => { const r = e.getBoundingClientRect(); return { w: Math.round(r.width), h: Math.round(r.height), inl: getComputedStyle(e).display, t: e.tagName + '.' + String(e.className).slice(0, 30) + ' ' + (e.textContent || '').trim().slice(0, 24), p: e.closest('p,li,td,dd') ? 'text' : '' }; }).filter((x) => x.w > 1 && x.h > 1 && (x.h < 44 || x.w < 44) && !(x.inl === 'inline' && x.p)));
    for (const x of t) { const k = `${x.t.split(' ')[0]} ${x.h}`; if (!small.has(k)) small.set(k, `${p} ${x.w}x${x.h} ${x.t}`); }
    await page.close();
  }
  await c.close();
}
for (const [k, v] of [...seen].sort()) console.log(k, '|', v);
console.log('--- small'); for (const [, v] of [...small].sort()) console.log(v);
await b.close();
