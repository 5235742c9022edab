import { array, object, string } from 'yup';
import { pageLinkSchema, textField } from '../../components/prose-schema';

/** The schema of the published file, in a module of its own, since the page must not load yup. */
export const announcementsSchema = array(
  object({
    id: string()
      .matches(/^[a-z0-9-]+$/)
      .required(),
    title: textField,
    text: textField,
    where: textField,
    picture: textField,
    link: pageLinkSchema.required(),
  })
    .noUnknown()
    .strict(),
).required();
