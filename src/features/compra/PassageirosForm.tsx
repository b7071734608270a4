import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { passageirosSchema, toComprador, toPassageiros, type DadosPassageiros } from '../../domain/passageiro';
import { diaEm, type Dia } from '../../domain/data';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { validateWith } from '../../ui/form/validateWith';
import { Stack } from '../../ui/Stack/Stack';
import { CompradorFields } from './CompradorFields';
import { FORM_PASSAGEIROS } from './formPassageiros';
import { PassageiroFields } from './PassageiroFields';
import { rotuloDoCampo } from './rotuloDoCampo';

export interface PassageirosFormProps {
  iniciais: DadosPassageiros;
  /** The seats of each way, in the order of the passengers. */
  poltronas: readonly (readonly number[])[];
  /** The day of the way out, which decides who is a child. */
  diaDaViagem: Dia;
  compradorEhPassageiro1: boolean;
}

const hoje = (): Dia => diaEm(new Date(), 'America/Sao_Paulo');

/** One person a seat, and who buys. What is typed outlives the form: each field that is left says so. */
export function PassageirosForm(props: PassageirosFormProps) {
  const { iniciais, poltronas, diaDaViagem, compradorEhPassageiro1 } = props;
  const emit = useEmit();
  const validate = useMemo(() => validateWith(passageirosSchema(hoje(), diaDaViagem)), [diaDaViagem]);
  const send = (dados: DadosPassageiros) => {
    emit('PassageirosDigitados', { dados });
    emit('PassageirosEnviados', {
      comprador: toComprador(dados.comprador),
      passageiros: toPassageiros(dados.passageiros, poltronas),
    });
  };
  return (
    <Form<DadosPassageiros>
      initialValues={iniciais}
      onSubmit={send}
      validate={validate}
      subscription={{ submitFailed: true }}
    >
      {({ handleSubmit, form }) => {
        const keep = () => emit('PassageirosDigitados', { dados: form.getState().values });
        return (
          <form id={FORM_PASSAGEIROS} noValidate onSubmit={(event) => void handleSubmit(event)} onBlur={keep}>
            <Stack gap={6}>
              <FormErrorSummary labelOf={rotuloDoCampo} />
              <Card title="Comprador">
                <Stack>
                  <CompradorFields />
                  <Checkbox
                    name="compradorEhPassageiro1"
                    label="O comprador é o passageiro 1"
                    checked={compradorEhPassageiro1}
                    onChange={(marcado) => {
                      keep();
                      emit('checkPassageiroComprador', { marcado });
                    }}
                  />
                </Stack>
              </Card>
              {iniciais.passageiros.map((_, i) => (
                <PassageiroFields key={i} indice={i} poltronas={seatsOf(poltronas, i)} diaDaViagem={diaDaViagem} />
              ))}
              <div>
                <Button variant="quiet" onClick={() => emit('EtapaCompraVoltada')}>
                  Voltar às poltronas
                </Button>
              </div>
            </Stack>
          </form>
        );
      }}
    </Form>
  );
}

const seatsOf = (poltronas: readonly (readonly number[])[], i: number): number[] =>
  poltronas.flatMap((seats) => seats[i] ?? []);
