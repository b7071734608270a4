import { t, translated } from '../../../words/t';
import { useForm, useFormState } from 'react-final-form';
import { chooseApart, chooseTogether } from '../../../domain/compra/adicionais/escolhaPorTrecho';
import { recusasDosAdicionais } from '../../../domain/compra/adicionais/recusasDosAdicionais';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { rotulosTrechos } from '../../../domain/compra/sentidos/rotulosTrechos';
import type { AdicionalOferecido } from '../../../domain/wire/compra/adicionais';
import { selectCompra } from '../../../store/compra/compra';
import { selectCotacaoDe } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { Switch } from '../../../ui/Switch/Switch';
import { Text } from '../../../ui/Text/Text';
import { AdicionaisDoPassageiro } from './AdicionaisDoPassageiro';
import { nomesDosTrechos } from './nomesDosTrechos';

/** The extras that the company sells, for each passenger; nothing where it sells none. */
export function AdicionaisDaCompra() {
  const { reserva, reservados } = useAppSelector(selectCompra);
  const cotacao = useAppSelector((state) => selectCotacaoDe(state, reserva?.id ?? null));
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const ofertas = cotacao?.adicionais ?? [];
  if (!cotacao || ofertas.length === 0) return null;
  const rotulos = rotulosTrechos(reservados);
  const isApart = values.passageiros.some(({ adicionaisPorTrecho: own }) => own?.length === rotulos.length);
  return (
    <Card title={t('Adicionais da viagem')}>
      <Stack gap={6}>
        {rotulos.length === 1 ? (
          <Text tone="quiet">{t('A bagagem comum já está incluída na passagem.')}</Text>
        ) : (
          <PorTrecho isApart={isApart} ofertas={ofertas} trechos={rotulos.length} />
        )}
        {values.passageiros.map((_, i) => (
          <AdicionaisDoPassageiro key={i} indice={i} ofertas={ofertas} rotulos={rotulos} />
        ))}
        {recusasDosAdicionais(cotacao, values.passageiros.length).map(({ mensagem, trechos }) => (
          <Alert key={mensagem} kind="warning" announce>
            {trechos.length < rotulos.length && `${nomesDosTrechos(rotulos, trechos)}: `}
            {translated(mensagem)} {t('O resumo está sem este adicional: tire-o para continuar.')}
          </Alert>
        ))}
      </Stack>
    </Card>
  );
}

interface PorTrechoProps {
  /** Whether the extras are chosen for each coach. */
  isApart: boolean;
  ofertas: readonly AdicionalOferecido[];
  trechos: number;
}

/** The common choice for all coaches, or one for each; changing it keeps what is chosen as far as it can be. */
function PorTrecho({ isApart, ofertas, trechos }: PorTrechoProps) {
  const form = useForm<DadosPassageiros>('PorTrecho');
  const choose = (isTogether: boolean) => {
    const { passageiros } = form.getState().values;
    form.change('passageiros', isTogether ? chooseTogether(passageiros, ofertas) : chooseApart(passageiros, trechos));
  };
  return (
    <Stack gap={3}>
      <Text tone="quiet">
        {isApart
          ? t('O preço vale para cada ônibus da compra: escolha o que vai em cada um.')
          : t('O preço vale para cada ônibus da compra: o que você escolher vai em todos.')}
      </Text>
      <Switch name="adicionaisJuntos" label={t('O mesmo em todos os trechos')} checked={!isApart} onChange={choose} />
    </Stack>
  );
}
