import { array, object, string } from 'yup';
import { pageLinkSchema, textField } from '../../components/prose-schema';

/** What the published file must keep to. Apart from the page, which does not carry yup. */
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
