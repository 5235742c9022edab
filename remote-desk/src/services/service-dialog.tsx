import { number, object } from 'yup';
import { changeDeskService } from '@nivara/shared/api-client/clinic-services';
import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import {
  clinicServiceChangeSchema,
  type ClinicDoctor,
  type ClinicService,
} from '@nivara/shared/domain/clinic-service';
import { AMOUNT_MESSAGE, inRupees, paiseOf } from '@nivara/shared/domain/rupees';
import { CheckboxField } from '@nivara/shared/ui/choice/choice-field';
import { ChecklistField } from '@nivara/shared/ui/choice/checklist-field';
import { checkedAs } from '../form/checked-as';
import { FormDialog } from '../form/form-dialog';

interface Values {
  fee: string;
  online: boolean;
  /** The names of the doctors who give the service. */
  doctors: string[];
}

const toFee = ({ fee, online }: Partial<Values>) => ({ fee: paiseOf(fee), online });

const schema = checkedAs<Values>(
  clinicServiceChangeSchema.concat(
    object({ fee: number().typeError(AMOUNT_MESSAGE).required(AMOUNT_MESSAGE) }),
  ),
  toFee,
);

interface ServiceDialogProps {
  service: ClinicService;
  /** All doctors of the clinic. */
  doctors: readonly ClinicDoctor[];
  onSaved: (service: ClinicService) => void;
  onClose: () => void;
}

export const ServiceDialog = ({ service, doctors, onSaved, onClose }: ServiceDialogProps) => (
  <FormDialog<Values>
    title={service.service}
    submit="Save"
    initialValues={{
      fee: inRupees(service.fee),
      online: service.online,
      doctors: service.doctors.map(({ name }) => name),
    }}
    schema={schema}
    onClose={onClose}
    onSubmit={async (values) =>
      onSaved(
        await changeDeskService(service.id, {
          ...toFee(values),
          doctors: doctors.filter(({ name }) => values.doctors.includes(name)).map(({ id }) => id),
        }),
      )
    }
  >
    <RupeesField name="fee" label="Fee in rupees" />
    <CheckboxField name="online" label="Also given by video" />
    <ChecklistField
      name="doctors"
      label="Given by"
      hint="If you choose nobody, it cannot be booked."
      optional
      options={doctors.map(({ name }) => name)}
    />
  </FormDialog>
);
