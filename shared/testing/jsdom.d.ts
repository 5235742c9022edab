declare module 'jsdom/lib/jsdom/browser/default-stylesheet' {
  const sheet: string;
  export default sheet;
}
