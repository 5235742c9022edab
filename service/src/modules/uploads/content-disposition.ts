const NOT_QUOTABLE = /[^\x20-\x7e]|["\\%]/gu;
const LEFT_BY_ENCODING = /['()*]/g;

/** RFC 6266: the name in ASCII for old programs, and unchanged for all others (RFC 5987). */
export function asAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    LEFT_BY_ENCODING,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name.replace(NOT_QUOTABLE, '_')}"; filename*=UTF-8''${encoded}`;
}
