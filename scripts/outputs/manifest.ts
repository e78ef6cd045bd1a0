export type ManifestText = { name: string; shortName: string; description: string; themeColour: string };

/** site.webmanifest: name, colours and icons for a home screen. The site stays a page of the browser. */
export function manifest({ name, shortName, description, themeColour }: ManifestText): string {
  const icon = (src: string, size: number, purpose = 'any') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify(
    {
      name,
      short_name: shortName,
      description,
      lang: 'en-GB',
      start_url: '/',
      scope: '/',
      display: 'browser',
      theme_color: themeColour,
      background_color: themeColour,
      icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, 'maskable')],
    },
    null,
    2,
  );
}
