import { array, object } from 'yup';
import { textField } from '../../components/prose-schema';

const role = object({ title: textField, text: textField }).noUnknown().strict();

/** What the published file must keep to. Apart from the page, which does not carry yup. */
export const careersSchema = object({
  roles: array(role).min(1).required(),
  openings: array(role).required(),
})
  .noUnknown()
  .strict();
