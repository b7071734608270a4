import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { CamposEndereco } from './CamposEndereco';

describe('an address of the company', () => {
  it.each(['01310100', '01310-100'])('writes %s as the CEP 01310-100 [§5.mascaras.1]', async (typed) => {
    render(<Form onSubmit={() => undefined}>{() => <CamposEndereco prefix="dados.endereco" />}</Form>);
    const cep = screen.getByRole('textbox', { name: 'CEP' });
    await userEvent.click(cep);
    await userEvent.paste(typed);
    expect(cep).toHaveValue('01310-100');
  });
});
