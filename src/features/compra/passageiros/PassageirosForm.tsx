import { type SyntheticEvent, type ComponentType, useLayoutEffect, useMemo, useRef } from 'react';
import { Form, useForm } from 'react-final-form';
import {
  passageirosSchema,
  toComprador,
  toCompradorNoBalcao,
  toPassageiros,
  toPassageirosSalvos,
  type DadosPassageiros,
} from '../../../domain/compra/passageiros/passageiro';
import type { Dia } from '../../../domain/base/data';
import { useEmit } from '../../../events/useEmit';
import { selectCpfDeTeste } from '../../../store/aplicativo/ambiente';
import { selectVendeAdicionais } from '../../../store/compra/cotacao';
import { useHoje } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { Card } from '../../../ui/Card/Card';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { validateWith } from '../../../ui/form/submit/validateWith';
import { Stack } from '../../../ui/Stack/Stack';
import { CompradorFields } from './CompradorFields';
import { CompradorViaja } from './CompradorViaja';
import { FORM_PASSAGEIROS } from './formPassageiros';
import { PassageiroFields } from './PassageiroFields';
import { rotuloDoCampo } from './rotuloDoCampo';
import { VigiaPreco } from '../VigiaPreco';
import { VigiaRascunho } from './VigiaRascunho';
import { t } from '../../../words/t';

export interface PassageirosFormProps {
  iniciais: DadosPassageiros;
  /** Seats of each leg, in the order of passengers. */
  poltronas: readonly (readonly number[])[];
  /** Labels of the legs. */
  rotulos: readonly string[];
  /** Day of the outbound trip, which decides the passengers' ages. */
  diaDaViagem: Dia;
  /** Index of the passenger who is the buyer. */
  compradorPassageiro: number | null;
  /** For each passenger: whether a gratuity may be claimed, and the server's refusals of it. */
  beneficios: readonly { aceita: boolean; recusas: readonly string[] }[];
  /** Counter sale: the buyer's data is optional, and passengers are not saved to the operator's account. */
  noBalcao?: boolean;
  /** The extras of the passengers. */
  Adicionais?: ComponentType;
  /** The buyer's part of a counter sale. */
  CompradorNoBalcao?: ComponentType;
  /** Restores the payment step after a reload: a complete form submits itself. */
  retoma?: boolean;
}

/** One passenger per seat, and the buyer. Values are stored on blur, so that they survive leaving the form. */
export function PassageirosForm(props: PassageirosFormProps) {
  const { iniciais, poltronas, rotulos, diaDaViagem, compradorPassageiro, beneficios } = props;
  const { noBalcao = false, retoma = false, Adicionais, CompradorNoBalcao } = props;
  const emit = useEmit();
  const cpfDeTeste = useAppSelector(selectCpfDeTeste);
  const vende = useAppSelector(selectVendeAdicionais);
  const hoje = useHoje();
  const validate = useMemo(
    () => validateWith(passageirosSchema(hoje, diaDaViagem, noBalcao), { cpfDeTeste }),
    [hoje, diaDaViagem, noBalcao, cpfDeTeste],
  );
  const { send, goOn } = useEnvio(poltronas, noBalcao);
  return (
    <Form<DadosPassageiros>
      initialValues={iniciais}
      onSubmit={send}
      validate={validate}
      subscription={{ submitFailed: true }}
    >
      {({ handleSubmit, form }) => {
        const submit = (event: SyntheticEvent) => void handleSubmit(event);
        const keep = () => emit('PassageirosDigitados', { dados: form.getState().values });
        return (
          <form id={FORM_PASSAGEIROS} aria-label={t('Quem vai viajar')} noValidate onSubmit={submit} onBlur={keep}>
            <Stack gap={6}>
              {retoma && <Retomada onComplete={goOn} />}
              <VigiaRascunho />
              <VigiaPreco />
              <FormErrorSummary labelOf={rotuloDoCampo} />
              {!noBalcao && (
                <Card title={t('Comprador')}>
                  <Stack>
                    <CompradorFields />
                    <CompradorViaja indice={compradorPassageiro} onBefore={keep} />
                  </Stack>
                </Card>
              )}
              {iniciais.passageiros.map((_, i) => (
                <PassageiroFields
                  key={i}
                  indice={i}
                  poltronas={seatsOf(poltronas, i)}
                  rotulos={rotulos}
                  diaDaViagem={diaDaViagem}
                  aceitaBeneficio={beneficios[i]?.aceita ?? false}
                  recusas={beneficios[i]?.recusas ?? []}
                  noBalcao={noBalcao}
                />
              ))}
              {Adicionais && vende && <Adicionais />}
              {noBalcao && CompradorNoBalcao && <CompradorNoBalcao />}
            </Stack>
          </form>
        );
      }}
    </Form>
  );
}

/** Sending the passengers: `goOn` as they are, `send` also keeps them for a later purchase. */
function useEnvio(poltronas: PassageirosFormProps['poltronas'], noBalcao: boolean) {
  const emit = useEmit();
  const goOn = (dados: DadosPassageiros) =>
    emit('PassageirosEnviados', {
      comprador: noBalcao ? toCompradorNoBalcao(dados.comprador, dados.passageiros) : toComprador(dados.comprador),
      passageiros: toPassageiros(dados.passageiros, poltronas),
    });
  const send = (dados: DadosPassageiros) => {
    emit('PassageirosDigitados', { dados });
    const salvos = toPassageirosSalvos(dados.passageiros);
    if (salvos.length > 0) emit('PassageirosGuardados', { passageiros: salvos });
    goOn(dados);
  };
  return { send, goOn };
}

const seatsOf = (poltronas: readonly (readonly number[])[], i: number): number[] =>
  poltronas.flatMap((seats) => seats[i] ?? []);

/** Submits the form once before its first paint, if it is complete. */
function Retomada({ onComplete }: { onComplete: (dados: DadosPassageiros) => void }) {
  const form = useForm<DadosPassageiros>();
  const isTried = useRef(false);
  useLayoutEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    const { valid, values } = form.getState();
    if (valid) onComplete(values);
  });
  return null;
}
