import { RAZAO_SOCIAL_MAXIMO } from '../../../domain/compra/tomador/razaoSocial';
import { type DadosTomador, fromTomador, toTomador } from '../../../domain/compra/tomador/tomador';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import type { Tomador, TomadorDoPedido } from '../../../domain/wire/compra/tomador';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { t } from '../../../words/t';

export interface TomadorDialogProps {
  inicial: TomadorDoPedido | null;
  sending?: boolean;
  erro?: string | null;
  onSave: (tomador: Tomador) => void;
  onClose: () => void;
}

const schema = async () => (await import('../../../domain/compra/tomador/tomadorSchema')).tomadorSchema;

/** The company that an order is invoiced to. */
export function TomadorDialog({ inicial, sending = false, erro = null, onSave, onClose }: TomadorDialogProps) {
  return (
    <FormDialog<DadosTomador>
      title={t('Empresa na nota')}
      submitLabel={t('Usar esta empresa')}
      schema={schema}
      initialValues={fromTomador(inicial)}
      sending={sending}
      error={erro}
      refusedFocus="field"
      onSubmit={(dados) => onSave(toTomador(dados))}
      onClose={onClose}
    >
      <FormMaskedTextInput name="cnpj" label="CNPJ" mask="cnpj" inputMode="text" autoComplete="off" required />
      <FormTextInput
        name="razaoSocial"
        label={t('Razão social')}
        autoComplete="organization"
        required
        maxLength={RAZAO_SOCIAL_MAXIMO}
      />
      <FormTextInput
        name="email"
        label={t('E-mail do financeiro (opcional)')}
        hint={t('Recebe um resumo da compra quando as passagens saem')}
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAXIMO}
      />
    </FormDialog>
  );
}
