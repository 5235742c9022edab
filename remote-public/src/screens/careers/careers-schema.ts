import { array, object } from 'yup';
import { textField } from '../../components/prose-schema';

const role = object({ title: textField, text: textField }).noUnknown().strict();

/** The schema of the published file, in a module of its own, since the page must not load yup. */
export const careersSchema = object({
  roles: array(role).min(1).required(),
  openings: array(role).required(),
})
  .noUnknown()
  .strict();
