import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { Button } from '../../../ui/Button/Button';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Inline } from '../../../ui/Inline/Inline';
import { t } from '../../../words/t';

/** The buyer: the account's data in one line, expanded to fields for editing or when something is missing. */
export function CompradorFields() {
  const { values, errors } = useFormState<DadosPassageiros>({ subscription: { values: true, errors: true } });
  const { nome, cpf, email } = values.comprador;
  const isWhole = !(errors as { comprador?: unknown } | undefined)?.comprador;
  // Opens when something is missing and never collapses, which would lose the focus.
  const [editing, setEditing] = useState(!isWhole);
  if (!isWhole && !editing) setEditing(true);
  if (!editing) {
    return (
      <Inline justify="between">
        <Inline gap={4} rowGap={1} align="start">
          <strong>{nome}</strong>
          <span>CPF {cpf}</span>
          <span>{email}</span>
        </Inline>
        <Button variant="quiet" size="small" flush onClick={() => setEditing(true)}>
          {t('Alterar comprador')}
        </Button>
      </Inline>
    );
  }
  return (
    <FieldGrid>
      <FormTextInput name="comprador.nome" label={t('Nome do comprador')} autoComplete="name" required />
      <FormMaskedTextInput name="comprador.cpf" label={t('CPF do comprador')} mask="cpf" required />
      <FormTextInput
        name="comprador.email"
        label={t('E-mail do comprador')}
        type="email"
        autoComplete="email"
        required
      />
      <FormMaskedTextInput name="comprador.celular" label={t('Celular do comprador')} mask="celular" required />
    </FieldGrid>
  );
}
