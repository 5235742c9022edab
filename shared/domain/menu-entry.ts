import { array, object, string } from 'yup';
import { iconName } from './icon-name';

/** The schema of a menu's data file. `text` describes the entry, in search results and on the pages of services. */
export const menuEntriesSchema = array(
  object({
    name: string().trim().min(1).max(40).required(),
    icon: iconName,
    url: string()
      .matches(/^\/[A-Za-z0-9/#?=-]*$/)
      .required(),
    text: string().trim().min(1),
  })
    .noUnknown()
    .strict(),
)
  .min(1)
  .required();
