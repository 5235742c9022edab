/** The catalogue is a file of the site, so that the name is read from the address: "Geriatric caregiving". */
export function courseInWords(course: string): string {
  const words = course.replace(/^\/courses\//, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
