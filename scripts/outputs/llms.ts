export type LinkList = { heading: string; links: { url: string; title: string; description: string }[] };

/** llms.txt (https://llmstxt.org): what the site is, and where its texts are, in Markdown. */
export function llms(name: string, summary: string, sections: LinkList[]): string {
  const list = ({ heading, links }: LinkList) =>
    [
      `## ${heading}`,
      '',
      ...links.map(({ url, title, description }) => `- [${title}](${url}): ${description}`),
      '',
    ].join('\n');
  return [`# ${name}`, '', `> ${summary}`, '', ...sections.filter(({ links }) => links.length).map(list)].join('\n');
}
