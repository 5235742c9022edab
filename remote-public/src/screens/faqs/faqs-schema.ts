import { array, object, string } from 'yup';

const text = string().trim().min(1).required();

/** The schema of the published file has a module of its own, since the page must not load yup. */
export const faqsSchema = array(
  object({
    id: string()
      .matches(/^[a-z0-9-]+$/)
      .required(),
    topic: text,
    question: text,
    answer: text,
    /** The target of search results. */
    url: string()
      .required()
      .test('of-its-id', 'must lead to the question', (url, { parent }) => {
        const { id } = parent as { id?: unknown };
        return url === `/faqs#${String(id)}`;
      }),
    links: array(
      object({ text, to: string().matches(/^\//).required() })
        .noUnknown()
        .strict(),
    ),
  })
    .noUnknown()
    .strict(),
)
  .min(1)
  .required();
