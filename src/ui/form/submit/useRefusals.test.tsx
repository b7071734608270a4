import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from '../../TextInput/TextInput';
import { useRefusals } from './useRefusals';

/** A query with two required fields. */
function Query({ onAsk }: { onAsk: () => void }) {
  const { form, errors, refuse, mend } = useRefusals<'codigo' | 'final'>();
  const [fields, setFields] = useState({ codigo: '', final: '' });
  const change = (name: 'codigo' | 'final') => (value: string) => {
    setFields((now) => ({ ...now, [name]: value }));
    mend(name);
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = refuse({
          ...(!fields.codigo && { codigo: 'Informe o código' }),
          ...(!fields.final && { final: 'Informe os dígitos' }),
        });
        if (!wrong) onAsk();
      }}
    >
      <TextInput name="codigo" label="Código" value={fields.codigo} error={errors.codigo} onChange={change('codigo')} />
      <TextInput name="final" label="Dígitos" value={fields.final} error={errors.final} onChange={change('final')} />
      <button type="submit">Consultar</button>
    </form>
  );
}

describe('useRefusals', () => {
  it('tells of every field and leads to the first', async () => {
    const onAsk = jest.fn();
    render(<Query onAsk={onAsk} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Informe o código')).toBeInTheDocument();
    expect(screen.getByText('Informe os dígitos')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Código/ })).toHaveFocus();
    expect(onAsk).not.toHaveBeenCalled();
  });

  it('takes back what was said of a field that was changed, and of no other', async () => {
    render(<Query onAsk={jest.fn()} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox', { name: /Código/ }), 'K');
    expect(screen.queryByText('Informe o código')).not.toBeInTheDocument();
    expect(screen.getByText('Informe os dígitos')).toBeInTheDocument();
  });

  it('lets what is right through', async () => {
    const onAsk = jest.fn();
    render(<Query onAsk={onAsk} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Código/ }), 'K');
    await userEvent.type(screen.getByRole('textbox', { name: /Dígitos/ }), '4');
    await userEvent.click(screen.getByRole('button'));
    expect(onAsk).toHaveBeenCalledTimes(1);
  });
});
