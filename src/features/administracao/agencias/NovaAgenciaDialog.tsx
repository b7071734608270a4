import { useId } from 'react';
import { agenciaVazia, type DadosAgencia } from '../../../domain/agencia/agencias/acoes';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

const schema = () =>
  import(/* webpackChunkName: "esquema-agencias" */ '../../../domain/agencia/agencias/agenciaSchema').then(
    (module) => module.agenciaSchema,
  );

/** Creates an agency with its first operator, whom the identity provider invites. */
export function NovaAgenciaDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const emit = useEmit();
  const { sending, erro } = useSubmission('agencia', { acoes: ['criar'], onDone: onClose });
  const close = () => {
    emit('AcaoAgenciaDispensada');
    onClose();
  };
  return (
    <Dialog
      open
      title="Nova agência"
      width="medium"
      dismissable={false}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={close}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            Criar agência
          </Button>
        </>
      }
    >
      <SchemaForm<DadosAgencia>
        id={formId}
        schema={schema}
        initialValues={agenciaVazia}
        sending={sending}
        refusedFocus="summary"
        onSubmit={(dados) => emit('AcaoAgenciaEnviada', { acao: { tipo: 'criar', dados } })}
      >
        <Stack gap={4}>
          <FormErrorSummary />
          <CamposAgencia />
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
        </Stack>
      </SchemaForm>
    </Dialog>
  );
}

/** The agency, and the first person to enter for it. */
function CamposAgencia() {
  return (
    <>
      <FormTextInput name="nome" label="Nome da agência" autoComplete="off" required maxLength={120} />
      <FormMaskedTextInput name="cnpj" label="CNPJ" mask="cnpj" inputMode="text" autoComplete="off" required />
      <FormTextInput
        name="responsavel"
        label="Nome completo do responsável"
        autoComplete="off"
        required
        maxLength={NOME_MAXIMO}
      />
      <FormTextInput
        name="email"
        label="E-mail do responsável"
        type="email"
        autoComplete="off"
        required
        maxLength={EMAIL_MAXIMO}
      />
      <Text tone="quiet">O convite com a senha temporária vai para este e-mail, e só para ele.</Text>
    </>
  );
}
