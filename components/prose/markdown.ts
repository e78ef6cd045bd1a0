import { lexer, Parser, Renderer, type Token, type Tokens, walkTokens } from 'marked';
import { attributeOf } from '#components/dom/hooks.ts';
import checklist from '#components/ui/lists/Checklist.module.css';
import styles from './Blocks.module.css';
import { anchoredHeadings, textOf } from './headings.ts';

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** A table as Markdown: its head, and its rows with as many cells. */
export const tableMarkdown = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n');

/** A heading of a text, as its list of contents shows it. */
export type SectionLink = { id: string; text: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/**
 * What a link may begin with. Content refuses other schemes when it loads; here they lose their
 * link.
 */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

class ProseRenderer extends Renderer {
  /** The addresses that are listed below the text. */
  references: readonly string[] = [];

  readonly ids = new Map<Tokens.Heading, string>();
  /** The heading above what is being rendered: the name of a table. */
  above: string | undefined;

  override heading(heading: Tokens.Heading): string {
    const id = this.ids.get(heading);
    if (id) this.above = id;
    const anchor = id ? ` id="${id}"` : '';
    return `<h${heading.depth}${anchor}>${this.parser.parseInline(heading.tokens)}</h${heading.depth}>`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  /** Browsers would break e-money at its hyphen. What holds other tokens is HTML already. */
  override text(token: Tokens.Text | Tokens.Escape): string {
    const html = super.text(token);
    return 'tokens' in token && token.tokens ? html : html.replace(/\be-\p{L}+/gu, '<span class="unbroken">$&</span>');
  }

  override image({ text }: Tokens.Image): string {
    return escapeHtml(text);
  }

  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    if (!SAFE_LINK.test(href)) return text;
    const number = this.references.indexOf(href) + 1;
    const reference = number ? ` ${attributeOf('print-reference')}="${number}"` : '';
    const rel = /^https?:/.test(href) ? ` rel="external noopener"${reference}` : '';
    return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`;
  }

  /**
   * A quotation that opens with a heading is a callout. Its title is no heading, so that it is not
   * in the outline.
   */
  override blockquote({ tokens }: Tokens.Blockquote): string {
    const [first, ...rest] = tokens;
    if (first?.type !== 'heading') return `<blockquote>${this.parser.parse(tokens)}</blockquote>`;
    const title = this.parser.parseInline(first.tokens ?? []);
    return `<div class="${styles.callout}"><p class="${styles.title}">${title}</p>${this.parser.parse(rest)}</div>`;
  }

  override list(list: Tokens.List): string {
    if (list.items.every(({ task }) => task))
      return `<ul class="${checklist.checklist}" ${attributeOf('checklist')}="">${list.items.map((item) => this.task(item)).join('')}</ul>`;
    const items = list.items.map((item) => this.listitem(item)).join('');
    if (!list.ordered) return `<ul>${items}</ul>`;
    return Number(list.start) > 1 ? `<ol start="${list.start}">${items}</ol>` : `<ol>${items}</ol>`;
  }

  override listitem({ tokens }: Tokens.ListItem): string {
    return `<li>${this.parser.parse(tokens)}</li>`;
  }

  override checkbox(): string {
    return '';
  }

  /** An item of a checklist: what to have in bold, then why in one line. */
  task({ tokens }: Tokens.ListItem): string {
    const inline = tokens.flatMap((token) => ('tokens' in token && token.tokens ? token.tokens : []));
    const [first, ...rest] = inline;
    if (first?.type !== 'strong') return `<li>${this.parser.parseInline(inline)}</li>`;
    const reason = this.parser.parseInline(rest).trim();
    return `<li>${this.parser.parseInline([first])}${reason && ` <span>${reason}</span>`}</li>`;
  }

  /**
   * A table scrolls sideways in a region of its own, which the keyboard reaches; the heading above
   * names it.
   */
  override table({ header, rows }: Tokens.Table): string {
    const content = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
    const head = header.map((cell) => `<th scope="col">${content(cell)}</th>`).join('');
    const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${content(cell)}</td>`).join('')}</tr>`).join('');
    const names = header.map(({ tokens }) => textOf(tokens)).join(', ');
    const name = this.above ? `aria-labelledby="${this.above}"` : `aria-label="${escapeHtml(names)}"`;
    return (
      `<div class="${styles.table}" role="region" ${name} tabindex="0">` +
      `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
    );
  }
}

/** Reads Markdown as the tokens that the functions below take. */
export const readMarkdown = (markdown: string): Token[] => lexer(markdown.trim());

/**
 * Renders a text as the HTML that `Prose` styles: anchored headings, checklists, callouts, tables
 * that scroll. Raw HTML comes out as the characters it is written with. On paper a link to one of
 * the references has its number there.
 */
export function renderMarkdown(tokens: Token[], references: readonly string[] = []): string {
  const renderer = new ProseRenderer();
  renderer.references = references;
  for (const { heading, id } of anchoredHeadings(tokens)) renderer.ids.set(heading, id);
  return Parser.parse(tokens, { renderer });
}

/** The addresses on other sites that a text links to, each once, in the order of the text. */
export function externalLinks(tokens: Token[]): string[] {
  const addresses = new Set<string>();
  walkTokens(tokens, (token) => {
    if (token.type === 'link' && /^https?:/.test(token.href)) addresses.add(token.href);
  });
  return [...addresses];
}

/** The `## ` headings of a text with their anchors, for a list of contents. */
export const tableOfContents = (tokens: Token[]): SectionLink[] =>
  anchoredHeadings(tokens)
    .filter(({ heading }) => heading.depth === 2)
    .map(({ id, text }) => ({ id, text }));

/**
 * The text up to and including a `## ` heading, and the rest; without that heading, all of it is
 * the rest.
 */
export function splitUnder(tokens: Token[], under: string | undefined): { upTo: Token[]; rest: Token[] } {
  const index = tokens.findIndex((token) => token.type === 'heading' && token.depth === 2 && token.text === under);
  return { upTo: tokens.slice(0, index + 1), rest: tokens.slice(index + 1) };
}

/** Splits a text before its first `## ` heading. */
export function splitOpening(tokens: Token[]): { opening: Token[]; rest: Token[] } {
  const index = tokens.findIndex((token) => token.type === 'heading' && token.depth === 2);
  const start = index < 0 ? tokens.length : index;
  return { opening: tokens.slice(0, start), rest: tokens.slice(start) };
}
