import { rotuloLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { Busca } from '../../../domain/viagens/links';
import type { ConsultaViagens } from '../../../domain/viagens/resultado';
import type { Alternativa } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectAlternativas } from '../../../store/viagens/resultado';
import { List } from '../../../ui/List/List';
import { OptionButton } from '../../../ui/ListBar/OptionButton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { t } from '../../../words/t';

export interface OutrosTerminaisProps {
  busca: Busca;
  consulta: ConsultaViagens;
}

/** Nearby terminals of that day; renders nothing without any. */
export function OutrosTerminais({ busca, consulta }: OutrosTerminaisProps) {
  const emit = useEmit();
  const alternativas = useAppSelector((state) => selectAlternativas(state, consulta));
  // The return is bound to the chosen outbound, so its ends are fixed.
  const isVolta = consulta.localidadeOrigem !== busca.localidadeOrigem;
  if (isVolta || alternativas.length === 0) return null;
  const go = ({ origem, destino }: Alternativa) =>
    emit('BuscaEnviada', { busca: { ...busca, localidadeOrigem: origem.id, localidadeDestino: destino.id } });
  return (
    <section aria-labelledby="outros-terminais">
      <Stack gap={2}>
        <Heading id="outros-terminais" level={2}>
          {t('Outros terminais')}
        </Heading>
        <List>
          {alternativas.map((one) => (
            <li key={`${one.origem.id} ${one.destino.id}`}>
              <OptionButton title={placesOf(one, consulta)} onClick={() => go(one)}>
                {t('{n, plural, =1 {1 viagem} other {{n} viagens}} a partir de {preco}', {
                  n: one.viagens,
                  preco: formatCentavos(one.menorPrecoCentavos),
                })}
              </OptionButton>
            </li>
          ))}
        </List>
      </Stack>
    </section>
  );
}

/** Names only the end that differs. */
function placesOf({ origem, destino, distanciaKm }: Alternativa, consulta: ConsultaViagens): string {
  const from = origem.id !== consulta.localidadeOrigem && t('Saindo de {lugar}', { lugar: rotuloLocalidade(origem) });
  const to = destino.id !== consulta.localidadeDestino && t('Chegando a {lugar}', { lugar: rotuloLocalidade(destino) });
  // Distances within a city are meaningless.
  return `${[from, to].filter(Boolean).join('; ')}${distanciaKm > 0 ? ` (${distanciaKm} km)` : ''}`;
}
