import { array, object, string } from 'yup';

const text = string().trim().min(1).required();
const texts = array(text).min(1).required();
/** The schema of the published file has a module of its own, since the page must not load yup. */
export const serviceContentsSchema = array(
  object({
    url: string()
      .matches(/^\/services\/[a-z-]+$/)
      .required(),
    image: text,
    about: texts,
    suitsYou: texts,
    steps: array(object({ title: text, text }).noUnknown().strict())
      .min(3)
      .required(),
    bring: texts,
    questions: array(object({ question: text, answer: text }).noUnknown().strict())
      .min(2)
      .required(),
    related: texts,
  })
    .noUnknown()
    .strict(),
).required();
