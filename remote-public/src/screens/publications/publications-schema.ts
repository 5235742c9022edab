import { array, number, object, string } from 'yup';
import { pageLinkSchema, proseSectionSchema, textField } from '../../components/prose-schema';

const texts = array(textField).min(1).required();

/** What the published file must keep to. Apart from the page, which does not carry yup. */
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
