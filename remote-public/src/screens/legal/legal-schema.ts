import { array, object, string } from 'yup';
import { proseSectionSchema, textField } from '../../components/prose-schema';
import { legalPaths } from '../../paths';

/** The schema of the published file, in a module of its own, since the page must not load yup. */
export const legalSchema = array(
  object({
    url: string().oneOf(legalPaths).required(),
    title: textField,
    summary: textField,
    changed: string()
      .matches(/^\d{4}-\d\d-\d\d$/)
      .required(),
    sections: array(proseSectionSchema).min(2).required(),
  })
    .noUnknown()
    .strict(),
)
  .length(legalPaths.length)
  .required();
