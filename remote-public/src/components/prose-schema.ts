import { array, object, string } from 'yup';

export const textField = string().trim().min(1).required();

export const pageLinkSchema = object({
  text: textField,
  to: string().matches(/^\//).required(),
})
  .noUnknown()
  .strict();

/** A section has paragraphs, points or both. */
export const proseSectionSchema = object({
  id: string().matches(/^[a-z0-9-]+$/),
  title: textField,
  paragraphs: array(textField).min(1),
  points: array(textField).min(1),
})
  .noUnknown()
  .strict()
  .test('says-something', 'says nothing', (section) => Boolean(section.paragraphs ?? section.points));
