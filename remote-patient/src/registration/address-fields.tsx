import { useFormikContext } from 'formik';
import { COUNTRIES, INDIAN_STATES, type Registration } from '@nivara/shared/domain/patient';
import { ChoiceListField } from '@nivara/shared/ui/choice/choice-list-field';
import { TextField } from '@nivara/shared/ui/form/field';
import { answerField, postalCodeName } from './answer-names';
import { choicesOf } from './choices';
import { FieldGrid } from './field-grid';

/** Step 2. India's states are a list; other countries have a text field. */
export function AddressFields() {
  const { values, setFieldValue } = useFormikContext<Registration>();
  const { address } = values;
  const isInIndia = address.country === 'India';

  /** A state of one country does not exist in another. */
  const clearState = (country: string) => {
    if (country !== address.country) void setFieldValue('address', { ...address, country, state: '' });
  };
  return (
    <FieldGrid>
      <TextField {...answerField('address.flatHouse')} autoComplete="address-line1" maxLength={120} />
      <TextField
        {...answerField('address.buildingApartment')}
        autoComplete="address-line2"
        maxLength={120}
        optional
      />
      <TextField {...answerField('address.areaStreet')} autoComplete="address-line3" maxLength={120} />
      <TextField {...answerField('address.landmark')} autoComplete="off" maxLength={120} optional />
      <ChoiceListField
        {...answerField('address.country')}
        onChosen={clearState}
        choices={choicesOf(COUNTRIES)}
      />
      {isInIndia ? (
        <ChoiceListField key="list" {...answerField('address.state')} choices={choicesOf(INDIAN_STATES)} />
      ) : (
        <TextField
          key="text"
          {...answerField('address.state')}
          autoComplete="address-level1"
          maxLength={60}
        />
      )}
      <TextField {...answerField('address.city')} autoComplete="address-level2" maxLength={60} />
      <TextField
        {...answerField('address.pinCode')}
        label={postalCodeName(address.country)}
        hint={isInIndia ? '6 digits.' : undefined}
        inputMode={isInIndia ? 'numeric' : 'text'}
        autoComplete="postal-code"
        maxLength={12}
        characters={12}
      />
    </FieldGrid>
  );
}
