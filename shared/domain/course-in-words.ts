/** Reads "Geriatric caregiving" from the address, because the catalogue is a file that the service does not have. */
export function courseInWords(course: string): string {
  const words = course.replace(/^\/courses\//, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
