import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotulosAdicional } from '../../../domain/compra/adicionais/palavrasAdicional';
import { tiposAdicional } from '../../../domain/compra/adicionais/tipoAdicional';
import { adicionalVazio } from '../../../domain/companhia/adicionalVazio';
import { PRECO_MAXIMO_CENTAVOS } from '../../../domain/companhia/limitesCompanhia';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormList } from '../../../ui/form/FormList';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { CampoInteiro } from './CampoInteiro';
import { FaltaDaLista } from './FaltaDaLista';

const tipos = tiposAdicional.map((tipo) => ({ value: tipo, label: rotulosAdicional[tipo] }));

/** The extras that are sold with a seat. */
export function AdicionaisDaViagem() {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        Vendidos com a poltrona, no passo dos passageiros. Sem nenhum, nada aparece na compra. O que já foi vendido não
        muda.
      </Text>
      <FaltaDaLista lista="adicionais" />
      <FormList
        name="adicionais"
        addLabel="Mais um adicional"
        removeLabel={(i) => `Tirar o adicional ${i + 1}`}
        legend={(i) => `Adicional ${i + 1}`}
        empty={adicionalVazio}
        max={tipos.length}
      >
        {(prefix) => (
          <FieldGrid>
            <FormSelect name={`${prefix}.tipo`} label="Tipo" options={tipos} />
            <FormMoneyInput
              name={`${prefix}.precoCentavos`}
              label="Preço de um"
              hint={`Até ${formatCentavos(PRECO_MAXIMO_CENTAVOS)}`}
              max={PRECO_MAXIMO_CENTAVOS}
              required
            />
            <CampoInteiro
              name={`${prefix}.porPassageiro`}
              label="Quantos por passageiro"
              hint="De 1 a 9"
              maxLength={1}
            />
            <CampoInteiro name={`${prefix}.porPartida`} label="Quantos por partida" hint="De 1 a 200" maxLength={3} />
          </FieldGrid>
        )}
      </FormList>
    </Stack>
  );
}
