import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** Markup that has defeated sanitisers: its meaning changes when it is serialised and parsed again. */
const MUTATING = [
  // https://research.securitum.com/dompurify-bypass-using-mxss/
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  // https://research.securitum.com/mutation-xss-via-mathml-mutation-dompurify-2-0-17-bypass/
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
];

/** Markup that runs code, sends data or takes over a page without `<script>`: https://html5sec.org, https://portswigger.net/web-security/cross-site-scripting/cheat-sheet */
const WITHOUT_SCRIPT = [
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<p onanimationstart=alert(1) style="animation: x 1s">',
  '<p id=x tabindex=1 onfocusin=alert(1)>',
  '<button popovertarget=x>x</button><p popover id=x onbeforetoggle=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="java&#x09;script:alert(1)">x</a><a href="&#x6a;avascript&colon;alert(1)">x</a><a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a><a href="vbscript:alert(1)">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x"/></svg>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css"><style>@import "https://evil.example/x.css"</style>',
  '<p style="background:url(https://evil.example/x.png)">x</p><table background="https://evil.example/x.png"></table>',
  '<img src="https://evil.example/x.png" srcset="https://evil.example/y.png 2x"><audio src="https://evil.example/x.mp3" autoplay></audio>',
  '<a href="/" ping="https://evil.example/">x</a>',
  '<img name="getElementById"><form id="body"><input name="attributes"></form>',
];

/**
 * Text that attacks a page which shows it as HTML: from the Big List of Naughty Strings (https://github.com/minimaxir/big-list-of-naughty-strings,
 * MIT), mostly from OWASP's cheat sheet on evading XSS filters, and later attacks.
 */
export const HOSTILE_HTML: string[] = [
  ...naughtyStrings.filter((text) => /[<&]|script:/i.test(text)),
  ...MUTATING,
  ...WITHOUT_SCRIPT,
];
