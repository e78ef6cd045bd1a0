import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEngine } from '#components/sections/site-search/pagefind.client.ts';
import { isAnswered } from '#components/sections/site-search/question.ts';
import { answers, searchedEntries, searchedPages } from '#pages/facts/search.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

/**
 * Questions of visitors, and the address that must come first in the search, as an answer (content/pages/search.ts) or a result. A
 * page of the site is certain; an entry is asked for by the words of its title.
 */
const questions: Record<string, string> = {
  'how much does it cost': '/become-a-member',
  'membership fee': '/become-a-member',
  'how do I apply': '/become-a-member',
  phone: '/contact-us',
  'telephone number': '/contact-us',
  'email address': '/contact-us',
  'complaint about the association': '/contact-us',
  'do i need to register': '/do-i-need-to-register',
  deadline: '/compliance-calendar',
  'what is due next month': '/compliance-calendar',
  'compliance calendar': '/compliance-calendar',
  template: '/templates',
  'next event': '/events',
  'upcoming events': '/events',
  refund: '/terms-and-conditions',
  'Can I get my money back if I leave?': '/terms-and-conditions',
  'terms and conditions': '/terms-and-conditions',
  'who is in the team': '/our-team',
  'privacy policy': '/privacy-policy',
  photos: '/photos2025',
  glossary: '/glossary',
  sar: '/glossary#sar',
  'what does an MLRO do': '/glossary#mlro',
  'consumer duty': '/how-to-comply-with-fca-consumer-duty',
  'economic crime levy': '/fact-sheets/economic-crime-levy',
  safeguarding: '/fact-sheets/safeguarding',
  'complaints return': '/fact-sheets/complaints',
  'sanctions list': '/glossary#uk-sanctions-list',
  'source of funds': '/templates/source-of-funds',
  'risk assessment': '/templates/risk-assessment',
  'training log': '/templates/training-log',
  'renew registration': '/how-to-renew-hmrc-mlr',
  'hmrc visit': '/how-to-prepare-for-an-hmrc-audit',
  'how to start a currency exchange bureau': '/how-to-start-a-currency-exchange-bureau',
  'do’s and don’ts with a bank account': '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
};

/** What comes first in the built search for each question, as a browser finds it: its files are read from the disk. */
async function firstFound(asked: string[]): Promise<(string | undefined)[]> {
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => {
    const [file = ''] = /pagefind\/[^?]+/.exec(String(address).replace(/^.*\/(?=pagefind\/)/, '')) ?? [];
    return new Response(new Uint8Array(readFileSync(join(WEB_ROOT, file))));
  };
  try {
    const engine = await loadEngine(pathToFileURL(join(WEB_ROOT, 'pagefind/pagefind.js')).href);
    return await Promise.all(
      asked.map(async (question) => {
        const answer = answers.find((one) => isAnswered(question, one));
        return answer?.href ?? (await engine.search(question))[0]?.url;
      }),
    );
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Questions of visitors that don't lead to their page first, but for those whose page is not there. */
export async function questionProblems(): Promise<string[]> {
  const there = new Set([...searchedPages, ...searchedEntries.map(({ href }) => href)]);
  const asked = Object.entries(questions).filter(([, wanted]) => there.has(wanted));
  const found = await firstFound(asked.map(([question]) => question));
  return asked.flatMap(([question, wanted], place) => {
    const first = found[place];
    return [first, first?.replace(/#.*/, '')].includes(wanted)
      ? []
      : [`The search answers “${question}” with ${first ?? 'nothing'} first, and not with ${wanted}.`];
  });
}
