import type { NewPrescriptionTemplate, PrescriptionTemplate } from '../domain/prescription-template';
import { callApi } from './http';

const PATH = '/prescription-templates';

/** Lists the doctor's own templates, by name. */
export const listPrescriptionTemplates = () => callApi<PrescriptionTemplate[]>('GET', PATH);

export const addPrescriptionTemplate = (template: NewPrescriptionTemplate) =>
  callApi<PrescriptionTemplate>('POST', PATH, template);

export const replacePrescriptionTemplate = (id: string, template: NewPrescriptionTemplate) =>
  callApi<PrescriptionTemplate>('PUT', `${PATH}/${id}`, template);

export const removePrescriptionTemplate = (id: string) => callApi<void>('DELETE', `${PATH}/${id}`);
