import { quando } from '../../../domain/agencia/caixa/relatorio';
import { OBSERVACAO_MAXIMA } from '../../../domain/viagens/motivoViagem';
import { opcoesMotivo, operacaoVazia, type DadosOperacao } from '../../../domain/viagens/operacaoViagem';
import type { OperacaoViagem } from '../../../domain/wire/viagens/operacao';
import { Button } from '../../../ui/Button/Button';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

export interface OperacaoFormProps {
  operacao: OperacaoViagem;
  sending: boolean;
  onSend: (dados: DadosOperacao) => void;
}

const acoes = [
  { value: 'atraso', label: 'Atraso ou plataforma' },
  { value: 'cancelada', label: 'Cancelamento da viagem' },
];

const schema = () =>
  import(/* webpackChunkName: "esquema-viagens" */ '../../../domain/viagens/operacaoViagemSchema').then(
    (module) => module.operacaoSchema,
  );

/**
 * Form of a delay or cancellation with a listed reason. Before the reporting window only a cancellation is possible.
 */
export function OperacaoForm({
  operacao: { podeInformar, informarDesde, passageiros },
  sending,
  onSend,
}: OperacaoFormProps) {
  const initialValues: DadosOperacao = { ...operacaoVazia, acao: podeInformar ? 'atraso' : 'cancelada' };
  return (
    <SchemaForm<DadosOperacao>
      label="Informar andamento"
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      refusedFocus="summary"
      onSubmit={onSend}
    >
      {(values) => (
        <Stack gap={4}>
          <FormErrorSummary />
          {podeInformar ? (
            <FormRadioGroup name="acao" label="O que aconteceu" options={acoes} />
          ) : (
            <p>{`Atraso e plataforma podem ser informados a partir de ${quando(informarDesde)}.`}</p>
          )}
          {values.acao === 'atraso' && (
            <>
              <FormTextInput name="atraso" label="Minutos de atraso" inputMode="numeric" maxLength={4} required />
              <FormTextInput name="plataforma" label="Plataforma" maxLength={10} />
            </>
          )}
          <FormSelect name="motivo" label="Motivo" options={opcoesMotivo} />
          <FormTextInput
            name="observacao"
            label="Observação"
            hint="Aparece na página da viagem, sem links. Não vai por e-mail."
            maxLength={OBSERVACAO_MAXIMA}
          />
          <div>
            <Button type="submit" loading={sending}>
              {values.acao === 'cancelada' ? 'Cancelar viagem' : 'Informar andamento'}
            </Button>
          </div>
          <p>{passageiros === 1 ? '1 passageiro com bilhete.' : `${passageiros} passageiros com bilhete.`}</p>
        </Stack>
      )}
    </SchemaForm>
  );
}
