// The manifest is generated (npm run pictures), so that a fresh copy of the project has none to take a type from.
declare module '*/manifest.json' {
  const manifest: unknown;
  export default manifest;
}
