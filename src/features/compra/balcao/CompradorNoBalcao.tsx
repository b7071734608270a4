import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Inline } from '../../../ui/Inline/Inline';
import { ContaDoComprador } from './ContaDoComprador';

/** The buyer at a counter: the first passenger, unless another is named or wants the ticket by e-mail. */
export function CompradorNoBalcao() {
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  // Decided once, since collapsing fields while typing would lose the focus.
  const [open, setOpen] = useState(Object.values(values.comprador).some(Boolean));
  if (!open) {
    return (
      <Card title="Comprador">
        <Inline justify="between">
          <p>O comprador é o passageiro 1.</p>
          <Button variant="quiet" size="small" flush onClick={() => setOpen(true)}>
            Informar comprador ou e-mail
          </Button>
        </Inline>
      </Card>
    );
  }
  return (
    <Card title="Comprador">
      <FieldGrid>
        <FormTextInput name="comprador.nome" label="Nome do comprador" hint="Em branco, é o passageiro 1" />
        <FormMaskedTextInput name="comprador.cpf" label="CPF do comprador" mask="cpf" hint="Opcional" />
        <FormTextInput
          name="comprador.email"
          label="E-mail do comprador"
          type="email"
          hint="Opcional: recebe o bilhete"
        />
        <FormMaskedTextInput name="comprador.celular" label="Celular do comprador" mask="celular" hint="Opcional" />
      </FieldGrid>
      <ContaDoComprador cpf={values.comprador.cpf} email={values.comprador.email} />
    </Card>
  );
}
