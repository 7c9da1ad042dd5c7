import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { TwoPartField } from '#ui/form/two-part-field.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';

const makes = [
  'Freightliner',
  'International',
  'Kenworth',
  'Mack',
  'Peterbilt',
  'Sterling',
  'Volvo',
  'Western Star',
].map((make) => ({ value: make, label: make }));
const loads = ['General', 'Commodity', 'Other'].map((label) => ({ value: label, label }));
const problems = [{ name: 'rear.feet', message: 'This field is required !' }];
const distances = ['1 to 2', '2 to 3', '3 to 4', '4 to 5', '5 to 6'];

export function Fields() {
  const [make, setMake] = useState('Peterbilt');
  const [isWrong, setWrong] = useState(false);
  return (
    <form noValidate className="stack gap-16" onSubmit={(event) => event.preventDefault()}>
      <ErrorSummary problems={isWrong ? problems : []} />
      <FieldGrid columns={3}>
        <Combobox
          label="Make"
          name="make"
          choices={makes}
          value={make}
          onChange={setMake}
          action={<Button look="link">Add truck</Button>}
        />
        <SelectField label="Load type" name="load" options={loads} placeholder="Choose" />
        <PasswordField label="Password" name="password" autoComplete="new-password" hint="Use 8-20 characters" />
      </FieldGrid>
      <FieldGrid columns={3} phone={2}>
        <TwoPartField
          label="Width"
          feet={{ name: 'width.feet', defaultValue: '14' }}
          inches={{ name: 'width.inches', defaultValue: '6' }}
        />
        <TextField label="Loaded weight" name="weight" unit="lb" defaultValue="111,400" inputMode="numeric" />
        <TwoPartField
          label="Rear overhang"
          feet={{ name: 'rear.feet' }}
          inches={{ name: 'rear.inches' }}
          error="This field is required !"
        />
      </FieldGrid>
      <FieldGrid columns={5} phone={2}>
        {distances.map((label, index) => (
          <TwoPartField
            key={label}
            label={label}
            optional={index === 4}
            feet={{ name: `axle.${index}.feet`, defaultValue: '4' }}
            inches={{ name: `axle.${index}.inches`, defaultValue: '6' }}
          />
        ))}
      </FieldGrid>
      <FieldGrid columns={3}>
        <TextField label="Length" name="length" defaultValue="13-6" reading="= 13 ft 6 in" />
        <TextField label="Company name" name="company" readOnly defaultValue="Red River Transport" />
        <TextField label="Email" name="email" type="email" defaultValue="ann@" error="Wrong format!" />
      </FieldGrid>
      <TextArea label="Comment" name="comment" optional />
      <Checkbox name="reviewed" label="I have reviewed all the information pertaining to this order" defaultChecked />
      <Checkbox
        name="terms"
        label="I accept the terms and am at least 18"
        error="Accept the terms and confirm that you are at least 18."
      />
      <RadioCards
        legend="Cards"
        name="card"
        defaultValue="a"
        cards={[
          { value: 'a', label: 'Visa ending in 4242', detail: '12/2028' },
          { value: 'b', label: 'American Express ending in 0005', detail: '01/2027' },
          { value: 'c', label: 'Mobile wallet', disabled: true },
        ]}
      />
      <FormActions
        back={<Button>Back</Button>}
        saved="Draft saved 10:42 AM"
        next={
          <Button look="primary" type="submit" onClick={() => setWrong(!isWrong)}>
            Next
          </Button>
        }
      />
    </form>
  );
}
