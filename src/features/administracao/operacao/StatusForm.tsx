import { quando } from '../../../domain/agencia/caixa/relatorio';
import { OBSERVACAO_MAXIMA } from '../../../domain/viagens/motivoViagem';
import { type DadosOperacao, opcoesMotivo } from '../../../domain/viagens/operacaoViagem';
import type { OperacaoViagem } from '../../../domain/wire/viagens/operacao';
import { Button } from '../../../ui/Button/Button';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

interface StatusFormProps {
  operacao: OperacaoViagem;
  sending: boolean;
  onSend: (dados: DadosOperacao) => void;
}

const acoes = [
  { value: 'atraso', label: 'Atraso ou plataforma' },
  { value: 'cancelada', label: 'Cancelamento da partida' },
];

const schema = () =>
  import(/* webpackChunkName: "esquema-viagens" */ '../../../domain/viagens/operacaoViagemSchema').then(
    (module) => module.operacaoSchema,
  );

/** The fields begin as the departure stands, so that a change of the platform alone keeps the delay. */
const toDados = ({ podeInformar, atrasoMinutos, plataforma, motivo, observacao }: OperacaoViagem): DadosOperacao => ({
  acao: podeInformar ? 'atraso' : 'cancelada',
  atraso: String(atrasoMinutos),
  plataforma: plataforma ?? '',
  motivo: motivo ?? '',
  observacao: observacao ?? '',
});

/** Form of a delay, a platform or a cancellation; far ahead of departure of a cancellation alone. */
export function StatusForm({ operacao, sending, onSend }: StatusFormProps) {
  return (
    <SchemaForm<DadosOperacao>
      label="Informar andamento"
      schema={schema}
      initialValues={toDados(operacao)}
      sending={sending}
      refusedFocus="summary"
      onSubmit={onSend}
    >
      {(values) => (
        <Stack gap={4}>
          <FormErrorSummary />
          {operacao.podeInformar ? (
            <FormRadioGroup name="acao" label="O que aconteceu" options={acoes} />
          ) : (
            <p>{`Atraso e plataforma podem ser informados a partir de ${quando(operacao.informarDesde)}.`}</p>
          )}
          <FieldGrid>
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
          </FieldGrid>
          <div>
            <Button type="submit" variant={values.acao === 'cancelada' ? 'danger' : 'primary'} loading={sending}>
              {values.acao === 'cancelada' ? 'Cancelar partida' : 'Informar mudança'}
            </Button>
          </div>
        </Stack>
      )}
    </SchemaForm>
  );
}
