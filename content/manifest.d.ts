// The manifest is generated (scripts/pictures/pictures.ts), so that a fresh copy of the project has none to take a type from.
declare module '*/manifest.json' {
  const manifest: unknown;
  export default manifest;
}
