import { agenciaVazia, type DadosAgencia } from '../../../domain/agencia/agencias/acoes';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Text } from '../../../ui/Text/Text';

const schema = () =>
  import(/* webpackChunkName: "esquema-agencias" */ '../../../domain/agencia/agencias/agenciaSchema').then(
    (module) => module.agenciaSchema,
  );

/** Creates an agency with its first operator, whom the identity provider invites. */
export function NovaAgenciaDialog({ onClose }: { onClose: () => void }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('agencia', { acoes: ['criar'], onDone: onClose });
  const close = () => {
    emit('AcaoAgenciaDispensada');
    onClose();
  };
  return (
    <FormDialog<DadosAgencia>
      title="Nova agência"
      submitLabel="Criar agência"
      schema={schema}
      initialValues={agenciaVazia}
      sending={sending}
      error={erro}
      onSubmit={(dados) => emit('AcaoAgenciaEnviada', { acao: { tipo: 'criar', dados } })}
      onClose={close}
    >
      <CamposAgencia />
    </FormDialog>
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
