import { direitoVazio, type DadosDireito } from '../../../domain/agencia/caixa/direitoOperacao';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import { useEmit } from '../../../events/useEmit';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { DialogoFormulario } from './DialogoFormulario';

export interface DireitoDialogProps {
  onClose: () => void;
}

const decisoes = [
  {
    value: 'dar',
    label: 'Pode informar o andamento',
    description:
      'Informa atrasos, plataformas e cancelamentos. Um cancelamento avisa os passageiros e abre reembolsos.',
  },
  { value: 'retirar', label: 'Não pode informar o andamento', description: 'Continua vendendo como antes.' },
];

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/direitoOperacaoSchema').then(
    (module) => module.direitoSchema,
  );

/** Grants or removes an operator's right to report departures; for company staff. */
export function DireitoDialog({ onClose }: DireitoDialogProps) {
  const emit = useEmit();
  return (
    <DialogoFormulario<DadosDireito>
      tipo="direito"
      title="Quem informa o andamento das viagens"
      submitLabel="Salvar"
      schema={schema}
      initialValues={direitoVazio}
      onSubmit={({ email, decisao }) =>
        emit('AcaoOperadorEnviada', { acao: { tipo: 'direito', email, operacao: decisao === 'dar' } })
      }
      onClose={onClose}
    >
      <FormTextInput
        name="email"
        label="E-mail do operador"
        type="email"
        hint="De qualquer agência. O histórico dele guarda esta mudança."
        autoComplete="off"
        maxLength={EMAIL_MAXIMO}
        required
      />
      <FormRadioGroup name="decisao" label="Andamento das viagens" options={decisoes} />
    </DialogoFormulario>
  );
}
