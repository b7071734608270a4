import fs from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { mixed, object } from 'yup';
import { FormCheckbox } from './FormCheckbox';
import { FormCodeInput } from './FormCodeInput';
import { FormColorInput } from './FormColorInput';
import { FormDateInput } from './FormDateInput';
import { FormMaskedTextInput } from './FormMaskedTextInput';
import { FormMoneyInput } from './FormMoneyInput';
import { FormNumberStepper } from './FormNumberStepper';
import { FormPasswordInput } from './FormPasswordInput';
import { FormRadioGroup } from './FormRadioGroup';
import { FormSelect } from './FormSelect';
import { FormStarRating } from './FormStarRating';
import { FormTextArea } from './FormTextArea';
import { FormTextInput } from './FormTextInput';
import { SchemaForm } from './SchemaForm';

const options = [{ value: 'a', label: 'Primeira' }];
const named = { name: 'campo', label: 'Campo' };
/** Every control that is bound to a form, by the name of its file, which may tell its error when it is left. */
const controls: Record<string, ReactElement> = {
  FormCheckbox: <FormCheckbox {...named} />,
  FormCodeInput: <FormCodeInput {...named} />,
  FormColorInput: <FormColorInput {...named} />,
  FormMaskedTextInput: <FormMaskedTextInput {...named} mask="cpf" />,
  FormMoneyInput: <FormMoneyInput {...named} />,
  FormNumberStepper: <FormNumberStepper {...named} min={0} max={9} />,
  FormPasswordInput: <FormPasswordInput {...named} autoComplete="new-password" />,
  FormRadioGroup: <FormRadioGroup {...named} options={options} />,
  FormSelect: <FormSelect {...named} options={options} />,
  FormStarRating: <FormStarRating {...named} words={['1', '2', '3', '4', '5']} />,
  FormTextArea: <FormTextArea {...named} maxLength={100} />,
  FormTextInput: <FormTextInput {...named} />,
};
/** Those that tell their error after an attempt to submit alone. */
const onSubmit: Record<string, ReactElement> = { FormDateInput: <FormDateInput {...named} /> };

const MENSAGEM = 'Preencha este campo';
const schema = object({ campo: mixed().test('never', MENSAGEM, () => false) });

async function open(control: ReactElement): Promise<HTMLElement> {
  render(
    <SchemaForm label="Teste" schema={() => Promise.resolve(schema)} initialValues={{}} onSubmit={jest.fn()}>
      {control}
      <button type="button">Outro</button>
    </SchemaForm>,
  );
  const field = document.querySelector<HTMLElement>('[name="campo"]')!;
  await act(async () => field.focus());
  return field;
}

it('lists every control that is bound to a form', () => {
  const bound = fs
    .readdirSync(__dirname)
    .filter((file) => /^Form\w+\.tsx$/.test(file) && !file.includes('.test.'))
    .filter((file) => fs.readFileSync(`${__dirname}/${file}`, 'utf8').includes('useFormField'));
  const listed = Object.keys({ ...controls, ...onSubmit });
  expect(bound.map((file) => file.replace('.tsx', '')).toSorted()).toEqual(listed.toSorted());
});

it.each(Object.entries(controls))(
  '%s says nothing between the press and the click that leave it',
  async (_, control) => {
    const field = await open(control);
    const other = screen.getByRole('button', { name: 'Outro' });
    fireEvent.mouseDown(other);
    await act(async () => field.blur());
    // The line of an error would move the button away from the pointer.
    expect(screen.queryByText(MENSAGEM)).toBeNull();
    fireEvent.mouseUp(other);
    fireEvent.click(other);
    expect(screen.queryByText(MENSAGEM)).toBeNull();
    expect(await screen.findByText(MENSAGEM)).toBeInTheDocument();
  },
);

it.each(Object.entries(onSubmit))('%s says nothing when it is left', async (_, control) => {
  const field = await open(control);
  await act(async () => field.blur());
  expect(screen.queryByText(MENSAGEM)).toBeNull();
});
