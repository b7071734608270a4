import { t, translated } from '../../../words/t';
import { useForm } from 'react-final-form';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { maximosPorTrecho } from '../../../domain/compra/adicionais/escolhaPorTrecho';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import type { AdicionalOferecido } from '../../../domain/wire/compra/adicionais';
import { FormNumberStepper } from '../../../ui/form/FormNumberStepper';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { nomesDosTrechos } from './nomesDosTrechos';

export interface AdicionaisDoPassageiroProps {
  indice: number;
  ofertas: readonly AdicionalOferecido[];
  /** Labels of the legs. */
  rotulos: readonly string[];
}

/** A passenger's extras: once for all coaches, or coach by coach. */
export function AdicionaisDoPassageiro({ indice, ofertas, rotulos }: AdicionaisDoPassageiroProps) {
  const { passageiros } = useForm<DadosPassageiros>('AdicionaisDoPassageiro').getState().values;
  const own = passageiros[indice];
  if (!own) return null;
  const others = passageiros.filter((_, i) => i !== indice);
  const isOne = others.length === 0;
  const quem = isOne ? [] : [t('passageiro {n}', { n: indice + 1 })];
  const at = `passageiros[${indice}]`;
  const porTrecho = own.adicionaisPorTrecho?.length === rotulos.length ? own.adicionaisPorTrecho : null;
  return (
    <Stack gap={porTrecho ? 5 : 3}>
      {!isOne && <Heading level={3}>{own.nome || t('Passageiro {n}', { n: indice + 1 })}</Heading>}
      {porTrecho
        ? rotulos.map((rotulo, trecho) => (
            <Stack key={rotulo} gap={3}>
              <Heading level={isOne ? 3 : 4}>{translated(rotulo)}</Heading>
              {ofertas.map((oferta) => (
                <Quantidade
                  key={oferta.tipo}
                  name={`${at}.adicionaisPorTrecho[${trecho}].${oferta.tipo}`}
                  oferta={oferta}
                  of={[translated(rotulo).toLowerCase(), ...quem].join(', ')}
                  chosen={porTrecho[trecho]?.[oferta.tipo] ?? 0}
                  maximo={maximosPorTrecho(oferta, others, rotulos.length)[trecho] ?? 0}
                  esgotado={t('Esgotado neste trecho')}
                />
              ))}
            </Stack>
          ))
        : ofertas.map((oferta) => {
            const maximos = maximosPorTrecho(oferta, others, rotulos.length);
            return (
              <Quantidade
                key={oferta.tipo}
                name={`${at}.adicionais.${oferta.tipo}`}
                oferta={oferta}
                of={quem[0]}
                chosen={own.adicionais[oferta.tipo] ?? 0}
                maximo={Math.min(...maximos)}
                esgotado={soldOut(maximos, rotulos)}
              />
            );
          })}
    </Stack>
  );
}

interface QuantidadeProps {
  name: string;
  oferta: AdicionalOferecido;
  of: string | undefined;
  chosen: number;
  maximo: number;
  /** Said where there is no room. */
  esgotado: string;
}

const Quantidade = ({ name, oferta, of, chosen, maximo, esgotado }: QuantidadeProps) => (
  <FormNumberStepper
    name={name}
    label={oferta.nome}
    of={of}
    hint={
      maximo === 0 ? esgotado : t('{preco} cada, até {n}', { preco: formatCentavos(oferta.precoCentavos), n: maximo })
    }
    min={0}
    max={Math.max(maximo, chosen)}
  />
);

/** Where there is no room: the whole trip, or the coaches of it that have none. */
function soldOut(maximos: readonly number[], rotulos: readonly string[]): string {
  const full = maximos.flatMap((maximo, trecho) => (maximo === 0 ? [trecho] : []));
  if (full.length === rotulos.length) return t('Esgotado nesta viagem');
  return t('Esgotado em parte da viagem ({trechos})', { trechos: nomesDosTrechos(rotulos, full).toLowerCase() });
}
