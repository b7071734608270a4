import type { TrechoCompra } from '../../../domain/compra/compra';
import { avisoPoltronasPerdidas } from '../../../domain/compra/escolhaPoltronas';
import { joinItems } from '../../../domain/base/itens';
import { toAssentos } from '../../../domain/compra/poltronasAoVivo';
import { suggestTrocas } from '../../../domain/compra/poltronasJuntas';
import type { MapaPoltronas } from '../../../domain/wire/compra/poltronas';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { usePoltronasAgora } from './usePoltronasAgora';
import { t } from '../../../words/t';

export interface PoltronaPerdidaProps {
  mapa: MapaPoltronas;
  trecho: TrechoCompra;
}

/** Notice of chosen seats that another person took, with replacements where the group stays together. */
export function PoltronaPerdida({ mapa, trecho: { poltronas: mantidas } }: PoltronaPerdidaProps) {
  const emit = useEmit();
  const { poltronas, perdidas } = usePoltronasAgora(mapa);
  const trocas = suggestTrocas(toAssentos(poltronas), { perdidas, mantidas }).map(({ sugerida }) => sugerida);
  const isWhole = trocas.length === perdidas.length;
  return (
    <Alert
      kind="danger"
      title={t('Poltrona indisponível')}
      announce
      action={
        isWhole && (
          <Button
            size="small"
            onClick={() => emit('PoltronasSugeridasAceitas', { poltronas: [...mantidas, ...trocas] })}
          >
            {t('{n, plural, =1 {Ficar com a poltrona {poltronas}} other {Ficar com as poltronas {poltronas}}}', {
              n: trocas.length,
              poltronas: joinItems(trocas),
            })}
          </Button>
        )
      }
    >
      <p>{avisoPoltronasPerdidas(perdidas.map((numero) => ({ numero })))}</p>
      {isWhole && (
        <p>
          {t(
            '{n, plural, =1 {No lugar da poltrona {poltronas}, da mesma classe.} other {No lugar das poltronas {poltronas}, da mesma classe.}}',
            {
              n: perdidas.length,
              poltronas: joinItems(perdidas),
            },
          )}
        </p>
      )}
    </Alert>
  );
}
