import { z } from 'zod/mini';
import { element } from '#components/dom/element.client.ts';
import { editorWords } from '#content/site/editor-words.ts';
import { CHECK, EDITOR } from './paths.ts';

/**
 * What files.ts writes into the page: the repository, none for a folder of this computer, and the
 * address above each collection's pages.
 */
export const editorSettings = z.object({
  repository: z.optional(z.string()),
  addresses: z.record(z.string(), z.string()),
});
export type EditorSettings = z.output<typeof editorSettings>;

const STYLE =
  'position: fixed; inset: auto 0 0; z-index: 9999; max-height: 40vh; overflow: auto; padding: 0.75rem 1rem; white-space: pre-wrap; font: 1rem/1.4 sans-serif; color: #eff1df; background: #0d2620';

/**
 * Adds a status line below the editor, and returns the function to call after each save. For a
 * folder of this computer it shows the result of the check; on the repository's host what happens
 * next, with links to the check and to the page.
 */
export function statusLine({ repository, addresses }: EditorSettings) {
  const line = element('div', { role: 'status', hidden: true });
  line.style.cssText = STYLE;
  document.body.append(line);

  const close = element('button', { textContent: editorWords.close });
  close.style.cssText = 'float: inline-end; font: inherit';
  close.onclick = () => line.setAttribute('hidden', '');
  const show = (words: string, ...links: { text: string; href: string }[]) => {
    const shown = links.flatMap(({ text, href }) => {
      const link = element('a', { href, textContent: text, target: '_blank' });
      link.style.color = 'inherit';
      return ['  ', link];
    });
    line.replaceChildren(close, words, ...shown);
    line.hidden = false;
  };

  return async (collection: string, slug: string): Promise<void> => {
    const address = addresses[collection];
    const page = { text: editorWords.page, href: address ? address + slug : '/' };
    if (repository) {
      const href = `https://github.com/${repository}/actions/workflows/site.yml`;
      return show(editorWords.deployed, { text: editorWords.run, href }, page);
    }
    show(editorWords.checking);
    const response = await fetch(`/${EDITOR}/${CHECK}`, { method: 'POST' }).catch(() => undefined);
    const output = (await response?.text()) ?? '';
    if (response?.ok) show((output.match(/^(Look at|Checked): .*$/gm) ?? []).reverse().join('\n'), page);
    else show(response?.status === 422 ? `${editorWords.failed}\n\n${output.trim()}` : editorWords.unchecked);
  };
}
