// Draws the calculators of the content pages. A page gives the place by data-widget and the numbers by data-*.
(() => {
  const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

  const setting = (place, name, otherwise) => Number(place.dataset[name]) || otherwise;

  function field(label, value, unit) {
    const wrapper = document.createElement('label');
    const input = document.createElement('input');
    wrapper.className = 'rekenhulp__veld';
    wrapper.append(`${label} (${unit})`, input);
    Object.assign(input, { type: 'text', inputMode: 'decimal', value: String(value).replace('.', ',') });
    return { wrapper, read: () => Math.max(0, Number(input.value.replace(',', '.')) || 0), input };
  }

  function calculator(place, fields, answer) {
    const form = document.createElement('form');
    const result = document.createElement('output');
    form.className = 'rekenhulp';
    const show = () => {
      result.textContent = answer(...fields.map((one) => one.read()));
    };
    for (const one of fields) {
      one.input.addEventListener('input', show);
      form.append(one.wrapper);
    }
    form.addEventListener('submit', (event) => event.preventDefault());
    form.append(result);
    place.replaceChildren(form);
    show();
  }

  const widgets = {
    zand(place) {
      const content = setting(place, 'inhoudBigBag', 0.75);
      const compaction = setting(place, 'verdichting', 1.18);
      calculator(place, [field('Oppervlakte', 30, 'm²'), field('Dikte na verdichten', 10, 'cm')], (area, thickness) => {
        const loose = ((area * thickness) / 100) * compaction;
        const bags = Math.ceil(loose / content);
        return `${number.format(loose)} m³ los zand: ${bags} ${bags === 1 ? 'big bag' : 'big bags'}.`;
      });
    },
    ritten(place) {
      const kilograms = setting(place, 'kgPerRit', 9);
      const fields = [
        field('Leveringen per week nu', 3, 'aantal'),
        field('Straks', 1, 'aantal'),
        field('Duur', 20, 'weken'),
      ];
      calculator(place, fields, (now, later, weeks) => {
        const saved = Math.max(0, now - later) * weeks;
        return `${number.format(saved)} ritten minder, ongeveer ${number.format(saved * kilograms)} kg CO₂.`;
      });
    },
  };

  for (const place of document.querySelectorAll('[data-widget]')) widgets[place.dataset.widget]?.(place);
})();
