import { rotas } from '../../../domain/base/rotas';
import { GRUPO_MINIMO } from '../../../domain/empresa/grupo/viagemEmGrupo';
import { PRAZO_RESPOSTA_DIAS } from '../../../domain/empresa/manifestacao';
import { Page } from '../../../ui/Page/Page';
import { CartaRegistrada } from '../ajuda/CartaRegistrada';
import { useCarta } from '../ajuda/useCarta';
import { GrupoForm } from './GrupoForm';
import { t, translated } from '../../../words/t';

/** The wish for a trip of more people than an order takes; it is answered as a letter, under a protocol. */
export function ViagemEmGrupoPage() {
  const carta = useCarta();
  return (
    <Page
      title={translated(rotas.viagemEmGrupo.titulo)}
      width="form"
      description={t('Viagens de ônibus para grupos de {n} pessoas ou mais: diga a rota, os dias e quantos vão.', {
        n: GRUPO_MINIMO,
      })}
      lede={t('Para {n} pessoas ou mais. Você recebe um protocolo na hora e a proposta em até {dias} dias.', {
        n: GRUPO_MINIMO,
        dias: PRAZO_RESPOSTA_DIAS,
      })}
    >
      {carta ? <CartaRegistrada carta={carta} /> : <GrupoForm />}
    </Page>
  );
}
