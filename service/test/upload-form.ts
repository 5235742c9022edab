const MINIMAL_PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

export interface FormFile {
  name?: string;
  content?: string | Uint8Array<ArrayBuffer>;
  /** The name of the form's field that has the file. */
  field?: string;
}

const FIELDS = { upload_preset: 'documents', cloud_name: 'nivara', resource_type: 'raw' };

export interface UploadForm {
  payload: Buffer;
  headers: Record<string, string>;
}

/** The multipart form as a browser sends it. */
export async function uploadForm(
  files: readonly FormFile[],
  fields: Record<string, string> = FIELDS,
): Promise<UploadForm> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name = 'report.pdf', content = MINIMAL_PDF, field = 'file' } of files) {
    form.append(field, new Blob([content], { type: 'application/pdf' }), name);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export const pdfForm = (file: FormFile = {}) => uploadForm([file]);
