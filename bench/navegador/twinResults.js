// The limit of the results: one request, one reading, and as many cards as the product draws.
const list = document.querySelector('.it-trip-list');
const cards = [...list.children].map((card) => card.cloneNode(true));
const count = [...document.querySelectorAll('p')].find((one) => /viage(m|ns) encontrada/.test(one.textContent));
let trips = [];

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

function draw(found) {
  count.textContent = `${found.length} viagens encontradas`;
  list.style.height = `${found.length * 230}px`;
  list.replaceChildren(
    ...cards.slice(0, found.length).map((card, i) => {
      const { partida, chegada, menorPrecoCentavos, operadora } = found[i];
      const row = card.cloneNode(true);
      const times = row.querySelectorAll('.it-trip__time');
      times[0].textContent = partida.hora;
      times[1].textContent = chegada.hora;
      row.querySelector('.it-trip__operator').textContent = operadora;
      row.querySelector('.it-trip__total').textContent = money.format(menorPrecoCentavos / 100);
      return row;
    }),
  );
}

async function show() {
  const reply = await fetch('/limite/viagens');
  trips = (await reply.json()).data;
  draw(trips);
}

document.querySelector('[role=tablist]').addEventListener('click', ({ target }) => {
  const tab = target.closest('[role=tab]');
  for (const one of document.querySelectorAll('[role=tab]')) one.setAttribute('aria-selected', String(one === tab));
  void show();
});
document.querySelector('.it-filter-panel').addEventListener('change', () => {
  const chosen = [...document.querySelectorAll('.it-filter-panel input:checked')].map(({ name }) => name.slice(8));
  const fits = ({ classes }) => chosen.length === 0 || classes.some(({ classe }) => chosen.includes(classe));
  draw(trips.filter(fits));
});
