import { t, translated } from '../../../words/t';
import { useForm, useFormState } from 'react-final-form';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { maximoDoAdicional } from '../../../domain/compra/adicionais/adicionais';
import { recusasDosAdicionais } from '../../../domain/compra/cotacao';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import type { AdicionalOferecido } from '../../../domain/wire/compra/adicionais';
import { selectCompra } from '../../../store/compra/compra';
import { selectCotacaoDe } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Card } from '../../../ui/Card/Card';
import { FormNumberStepper } from '../../../ui/form/FormNumberStepper';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';

/** The extras that the company sells, for each passenger; nothing where it sells none. */
export function AdicionaisDaCompra() {
  const { reserva, reservados } = useAppSelector(selectCompra);
  const cotacao = useAppSelector((state) => selectCotacaoDe(state, reserva?.id ?? null));
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const ofertas = cotacao?.adicionais ?? [];
  if (!cotacao || ofertas.length === 0) return null;
  return (
    <Card title={t('Adicionais da viagem')}>
      <Stack gap={6}>
        <Text tone="quiet">
          {reservados.length > 1
            ? t('O preço vale para cada ônibus da compra: o que você escolher vai em todos.')
            : t('A bagagem comum já está incluída na passagem.')}
        </Text>
        {values.passageiros.map((_, i) => (
          <Passageiro key={i} indice={i} ofertas={ofertas} total={values.passageiros.length} />
        ))}
        {recusasDosAdicionais(cotacao).map((mensagem) => (
          <Alert key={mensagem} kind="warning" announce>
            {translated(mensagem)} {t('O resumo está sem este adicional: tire-o para continuar.')}
          </Alert>
        ))}
      </Stack>
    </Card>
  );
}

interface PassageiroProps {
  indice: number;
  ofertas: readonly AdicionalOferecido[];
  total: number;
}

function Passageiro({ indice, ofertas, total }: PassageiroProps) {
  const form = useForm<DadosPassageiros>('Passageiro');
  const { passageiros } = form.getState().values;
  const own = passageiros[indice]?.adicionais;
  const takenByOthers = (tipo: AdicionalOferecido['tipo']): number =>
    passageiros.reduce((sum, { adicionais }, i) => (i === indice ? sum : sum + (adicionais?.[tipo] ?? 0)), 0);
  const nome = passageiros[indice]?.nome;
  return (
    <Stack gap={3}>
      {total > 1 && <Heading level={3}>{nome ? nome : t('Passageiro {n}', { n: indice + 1 })}</Heading>}
      {ofertas.map((oferta) => {
        const left = maximoDoAdicional(oferta, oferta.livres - takenByOthers(oferta.tipo));
        const chosen = own?.[oferta.tipo] ?? 0;
        return (
          <FormNumberStepper
            key={oferta.tipo}
            name={`passageiros[${indice}].adicionais.${oferta.tipo}`}
            label={oferta.nome}
            of={total > 1 ? t('passageiro {n}', { n: indice + 1 }) : undefined}
            hint={hintOf(oferta, left)}
            min={0}
            max={Math.max(left, chosen)}
          />
        );
      })}
    </Stack>
  );
}

const hintOf = ({ precoCentavos }: AdicionalOferecido, left: number): string =>
  left === 0
    ? t('Esgotado nesta viagem')
    : t('{preco} cada, até {n}', { preco: formatCentavos(precoCentavos), n: left });
