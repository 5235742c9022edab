import { array, number, object, string } from 'yup';
import { pageLinkSchema, proseSectionSchema, textField } from '../../components/prose-schema';

const texts = array(textField).min(1).required();

/** The schema of the published file has a module of its own, since the page must not load yup. */
export const publicationsSchema = array(
  object({
    url: string()
      .matches(/^\/publications\/[a-z0-9-]+$/)
      .required(),
    kind: string().oneOf(['Leaflet', 'Article']).required(),
    title: textField,
    summary: textField,
    picture: textField,
    minutes: number().integer().positive().required(),
    published: string()
      .matches(/^\d{4}-\d\d-\d\d$/)
      .required(),
    sections: array(proseSectionSchema).min(2).required(),
    urgent: texts,
    ask: texts,
    related: array(pageLinkSchema).min(1).required(),
  })
    .noUnknown()
    .strict(),
)
  .min(1)
  .required();
