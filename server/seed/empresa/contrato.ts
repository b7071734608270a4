/** Terms of use of the demonstration, version 1. Plain tags only: clients keep an allow-list and drop the rest. */
export const CONTRATO_V1 = `
<h1>Termos de uso da Itapê</h1>
<p>Versão 1, em vigor desde 1º de janeiro de 2026. Este é um texto de demonstração.</p>
<h2>1. O serviço</h2>
<p>A Itapê vende passagens de ônibus pela internet. Ao concluir seu cadastro, você declara que leu e aceita estes termos.</p>
<h2>2. Sua conta</h2>
<ul>
<li>A conta é pessoal, a partir de 14 anos. Mantenha seus dados verdadeiros e atualizados.</li>
<li>Guarde sua senha. Você responde pelo que for feito com ela até nos avisar que foi perdida.</li>
</ul>
<h2>3. Compra e pagamento</h2>
<ul>
<li>O preço mostrado já inclui tarifa, pedágio, taxa de embarque e seguro.</li>
<li>A poltrona fica reservada por 10 minutos. Se o pagamento chegar depois e a poltrona já tiver sido vendida, devolvemos o valor inteiro.</li>
<li>O bilhete é nominal e vale por 1 ano a partir da primeira emissão, mesmo com data marcada.</li>
</ul>
<h2>4. Desistência e remarcação</h2>
<ul>
<li>Até 7 dias depois da compra pela internet, com a passagem não utilizada: devolução de 100 %.</li>
<li>Até 3 horas antes da partida: devolução com multa de até 5 % da tarifa, em no máximo 30 dias, ou remarcação sem multa.</li>
<li>Depois disso, o bilhete pode ser remarcado dentro da validade, com multa de até 20 % da tarifa.</li>
</ul>
<h2>5. Embarque</h2>
<p>Apresente documento com foto. Menores de 16 anos desacompanhados precisam de autorização dos responsáveis (Resolução CNJ 295/2019). A franquia de bagagem é de 30 kg no bagageiro e 5 kg a bordo.</p>
<h2>6. Seus dados</h2>
<p>Usamos seus dados para emitir bilhetes, cobrar e falar com você sobre a viagem, como manda a Lei 13.709/2018. Você pode corrigi-los ou pedir a exclusão da conta a qualquer momento; guardamos apenas o que a lei fiscal exige.</p>
`.trim();
